/**
 * Front matter as queries return it. The types follow from the schemas, so that a template that reads a field its section
 * lacks does not compile. Types only: no schema reaches the browser.
 */
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FrontMatter } from '../../content/model/schemas';
import type { Section } from '../../site/pages/sections';

/** Null for a file that is not a picture. */
export interface Picture {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/** GraphQL returns null for an optional value. */
type Answered<T> = T extends readonly (infer Item)[]
  ? readonly Answered<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]-?: AnsweredIn<T, Name> }
    : T;

/** Null also stands for a group that lacks the field. */
type AnsweredIn<Group, Name> = Group extends unknown
  ? Name extends keyof Group
    ? Answered<Exclude<Group[Name], undefined>> | (undefined extends Group[Name] ? null : never)
    : null
  : never;

type NameIn<Group> = Group extends unknown ? keyof Group : never;

/**
 * The fields that a query may ask for. For several sections: the fields of all of them, null where a section lacks one. A
 * date has a second field with its words: `date` and `dateInWords`.
 */
export type FrontMatterOf<S extends Section> = {
  readonly [Name in Exclude<NameIn<FrontMatter<S>>, 'image'>]: AnsweredIn<FrontMatter<S>, Name>;
} & {
  readonly [Name in 'date' | 'updated' as `${Name}InWords`]: AnsweredIn<FrontMatter<S>, Name>;
} & {
  readonly image: Picture | null;
};
