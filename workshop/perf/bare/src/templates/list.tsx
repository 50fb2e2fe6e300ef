import { graphql, Link, type PageProps } from 'gatsby';

interface Article {
  readonly id: string;
  readonly frontmatter: Readonly<Record<'title' | 'description', string>>;
  readonly parent: { readonly relativeDirectory: string };
}
type Data = Readonly<Record<'allMarkdownRemark', { readonly nodes: readonly Article[] }>>;

export default function List({ data, pageContext: { language } }: PageProps<Data, { readonly language: string }>) {
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
