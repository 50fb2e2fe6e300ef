/** Key of the visitor's answer to the consent question, in local storage. */
export const consentKey = 'site:consent';
