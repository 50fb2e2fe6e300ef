/** One day of the sample data (`desk.ts`). */
import type { IconName } from '../icon/icons';
import type { DeskName } from './desk';
import type { Initials } from './desk-more';

/** When, who, what (an icon), with which profile. */
export const activity = [
  { time: '09:04', member: 'AN', what: 'users', profile: 'Shop DE' },
  { time: '09:12', member: 'MT', what: 'play', profile: 'Shop DE' },
  { time: '09:40', member: 'JK', what: 'play', profile: 'Atelier Nord' },
  { time: '10:05', member: 'JK', what: 'tag', profile: 'Café Luma' },
  { time: '10:31', member: 'AN', what: 'key', profile: 'Ads EU' },
  { time: '17:31', member: 'MT', what: 'x', profile: 'Shop DE' },
] as const satisfies readonly {
  readonly time: string;
  readonly member: Initials;
  readonly what: IconName;
  readonly profile: DeskName;
}[];

/** The flow's run of 08:00: when each profile began; the last is still running. */
export const run = [
  { time: '08:00', profile: 'Shop DE' },
  { time: '08:02', profile: 'Shop FR' },
  { time: '08:05', profile: 'Shop US' },
  { time: '08:07', profile: 'Ads EU' },
] as const satisfies readonly { readonly time: string; readonly profile: DeskName }[];

/** What is typed into the synchronizer's windows. The first window leads. */
export const openingHours = [
  { profile: 'Shop DE', hours: '09:00 – 18:00' },
  { profile: 'Shop FR', hours: '09:30 – 19:00' },
  { profile: 'Shop US', hours: '10:00 – 19:30' },
  { profile: 'Café Luma', hours: '10:00 – 20:00' },
] as const satisfies readonly { readonly profile: DeskName; readonly hours: string }[];
