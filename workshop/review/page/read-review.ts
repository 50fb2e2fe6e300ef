import type { Review } from '../review.ts';

export async function readReview(): Promise<Review> {
  const answer = await fetch('/_review/review.json');
  if (!answer.ok) throw new Error(`/_review/review.json: status ${answer.status}`);
  const review: Review = await answer.json();
  return review;
}

export const aspectWords = {
  text: 'text',
  head: 'head',
  markup: 'markup',
  images: 'images',
  frame: 'menus and footer',
  style: 'styles',
} as const;

export const statusWords = {
  source: 'the source',
  current: 'up to date',
  behind: 'behind the English text',
  unknown: 'does not record what it was made from',
  missing: 'missing',
  orphaned: 'made from a text that is gone',
} as const;
