/**
 * The list of all articles of a language, on the bare site.
 */
import { graphql, Link, type PageProps } from 'gatsby';

interface Data {
  readonly allMarkdownRemark: {
    readonly nodes: readonly {
      readonly id: string;
      readonly frontmatter: { readonly title: string; readonly description: string };
      readonly parent: { readonly relativeDirectory: string };
    }[];
  };
}

interface Context {
  readonly language: string;
}

export default function List({ data, pageContext: { language } }: PageProps<Data, Context>) {
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
      nodes {
        id
        frontmatter {
          title
          description
        }
        parent {
          ... on File {
            relativeDirectory
          }
        }
      }
    }
  }
`;
