import { graphql } from 'gatsby';

export default function Article({ data: { markdownRemark } }) {
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

export function Head({ data, pageContext: { language, alternates } }) {
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
