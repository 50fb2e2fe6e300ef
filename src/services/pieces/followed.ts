/**
 * Set on the link to an installer that the browser has followed before there was anyone to answer the click: what comes next is still
 * to be shown.
 */
export const followedAttribute = 'data-followed';
