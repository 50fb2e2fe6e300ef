import { graphql, type HeadProps, type PageProps } from 'gatsby';

interface Data {
  readonly markdownRemark: {
    readonly html: string;
    readonly frontmatter: Readonly<Record<'title' | 'description' | 'date', string>> & { readonly tags?: string[] };
  };
}
interface Context {
  readonly language: string;
  readonly alternates: readonly Readonly<Record<'language' | 'path', string>>[];
}

export default function Article({ data: { markdownRemark } }: PageProps<Data, Context>) {
  const { title, date, tags } = markdownRemark.frontmatter;
  return (
    <main>
      <h1>{title}</h1>
      <p>
        {date} {tags?.join(', ')}
      </p>
      <div dangerouslySetInnerHTML={{ __html: markdownRemark.html }} />
    </main>
  );
}

export function Head({ data, pageContext: { language, alternates } }: HeadProps<Data, Context>) {
  const { title, description } = data.markdownRemark.frontmatter;
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {alternates.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={alternate.path} />
      ))}
    </>
  );
}

export const query = graphql`
  query BareArticle($id: String!) {
    markdownRemark(id: { eq: $id }) { html frontmatter { title description date tags } }
  }
`;
