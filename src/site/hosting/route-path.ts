/** The path of a page within its language: starts with a slash, no language prefix, no trailing slash (`/` is home). */
export type RoutePath = `/${string}`;
