/**
 * Front matter as the queries of pages answer it. The types follow from the schemas (design 5.2), so that a template which reads
 * a field that its section lacks does not compile. Only types: no schema reaches a browser.
 */
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FrontMatter } from '../../content/model/schemas';
import type { Section } from '../../site/pages/sections';

/** A picture beside the text, cut to several widths; null for a file that is no picture. */
export interface Picture {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/** A value as GraphQL answers it: what may be left out is there, and null. */
type Answered<T> = T extends readonly (infer Item)[]
  ? readonly Answered<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]-?: AnsweredIn<T, Name> }
    : T;

/** A field of one or several groups as GraphQL answers it: null also stands for a group that does not have it. */
type AnsweredIn<Group, Name> = Group extends unknown
  ? Name extends keyof Group
    ? Answered<Exclude<Group[Name], undefined>> | (undefined extends Group[Name] ? null : never)
    : null
  : never;

type NameIn<Group> = Group extends unknown ? keyof Group : never;

/**
 * The fields of a section that a query may ask for. For several sections: the fields of all of them, null where one of the
 * sections lacks the field. A day has a second field with its words: `date` and `dateInWords`.
 */
export type FrontMatterOf<S extends Section> = {
  readonly [Name in Exclude<NameIn<FrontMatter<S>>, 'image'>]: AnsweredIn<FrontMatter<S>, Name>;
} & {
  readonly [Name in 'date' | 'updated' as `${Name}InWords`]: AnsweredIn<FrontMatter<S>, Name>;
} & {
  readonly image: Picture | null;
};
