import { graphql, Link } from 'gatsby';

export default function List({ data, pageContext: { language } }) {
  return (
    <main>
      <ul>
        {data.allMarkdownRemark.nodes.map(({ id, frontmatter: { title, description }, parent }) => (
          <li key={id}>
            <Link to={`/${language}/${parent.relativeDirectory}`}>{title}</Link> {description}
          </li>
        ))}
      </ul>
    </main>
  );
}

export const Head = () => <title>Articles</title>;

export const query = graphql`
  query BareList($files: String!) {
    allMarkdownRemark(filter: { fileAbsolutePath: { glob: $files } }, sort: { frontmatter: { date: DESC } }) {
      nodes { id frontmatter { title description } parent { ... on File { relativeDirectory } } }
    }
  }
`;
