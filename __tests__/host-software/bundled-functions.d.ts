/** The first module of a bundle of edge functions, as Netlify's bundler writes it. */
declare module 'netlify:bootstrap-stage2' {
  export const functions: Readonly<
    Record<
      string,
      (
        request: Request,
        context: { readonly next: () => Promise<Response> },
      ) => Response | Promise<Response> | undefined
    >
  >;
}
