const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Undoes what React escapes in texts and attributes. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => entities[name] ?? entity);
