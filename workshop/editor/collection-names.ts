/** Ends the name of a collection of pages that have no English text. */
export const ofOneLanguage = '-of-one-language';
