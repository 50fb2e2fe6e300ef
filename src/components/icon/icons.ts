/**
 * From Lucide (ISC license), on a 24 × 24 grid. Each from its own file: the package's index would make every build read all
 * 2,000.
 */
import appWindow from 'lucide/dist/esm/icons/app-window.mjs';
import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import arrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import arrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import buildingComplex from 'lucide/dist/esm/icons/building-complex.mjs';
import calendar from 'lucide/dist/esm/icons/calendar.mjs';
import chartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import clock from 'lucide/dist/esm/icons/clock.mjs';
import command from 'lucide/dist/esm/icons/command.mjs';
import copy from 'lucide/dist/esm/icons/copy.mjs';
import cpu from 'lucide/dist/esm/icons/cpu.mjs';
import download from 'lucide/dist/esm/icons/download.mjs';
import externalLink from 'lucide/dist/esm/icons/external-link.mjs';
import fingerprintPattern from 'lucide/dist/esm/icons/fingerprint-pattern.mjs';
import flaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import gift from 'lucide/dist/esm/icons/gift.mjs';
import globe from 'lucide/dist/esm/icons/globe.mjs';
import grid2x2 from 'lucide/dist/esm/icons/grid-2x2.mjs';
import house from 'lucide/dist/esm/icons/house.mjs';
import info from 'lucide/dist/esm/icons/info.mjs';
import key from 'lucide/dist/esm/icons/key.mjs';
import laptop from 'lucide/dist/esm/icons/laptop.mjs';
import layers from 'lucide/dist/esm/icons/layers.mjs';
import link from 'lucide/dist/esm/icons/link.mjs';
import lock from 'lucide/dist/esm/icons/lock.mjs';
import mail from 'lucide/dist/esm/icons/mail.mjs';
import megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import messageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import minus from 'lucide/dist/esm/icons/minus.mjs';
import monitor from 'lucide/dist/esm/icons/monitor.mjs';
import network from 'lucide/dist/esm/icons/network.mjs';
import play from 'lucide/dist/esm/icons/play.mjs';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import qrCode from 'lucide/dist/esm/icons/qr-code.mjs';
import refreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import rss from 'lucide/dist/esm/icons/rss.mjs';
import search from 'lucide/dist/esm/icons/search.mjs';
import share2 from 'lucide/dist/esm/icons/share-2.mjs';
import shield from 'lucide/dist/esm/icons/shield.mjs';
import shoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import tag from 'lucide/dist/esm/icons/tag.mjs';
import terminal from 'lucide/dist/esm/icons/terminal.mjs';
import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import users from 'lucide/dist/esm/icons/users.mjs';
import wifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import workflow from 'lucide/dist/esm/icons/workflow.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';

/** An SVG element and its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** `viewBox` is four numbers. */
export interface IconDrawing {
  readonly viewBox: string;
  readonly shapes: readonly Shape[];
}

const onGrid = (shapes: readonly Shape[]): IconDrawing => ({ viewBox: '0 0 24 24', shapes });

export const icons = {
  'app-window': onGrid(appWindow),
  'arrow-left': onGrid(arrowLeft),
  'arrow-right': onGrid(arrowRight),
  'arrow-up': onGrid(arrowUp),
  'building-2': onGrid(buildingComplex),
  calendar: onGrid(calendar),
  'chart-line': onGrid(chartLine),
  check: onGrid(check),
  'chevron-down': onGrid(chevronDown),
  'chevron-right': onGrid(chevronRight),
  'circle-alert': onGrid(circleAlert),
  'circle-check': onGrid(circleCheck),
  clock: onGrid(clock),
  command: onGrid(command),
  copy: onGrid(copy),
  cpu: onGrid(cpu),
  download: onGrid(download),
  'external-link': onGrid(externalLink),
  fingerprint: onGrid(fingerprintPattern),
  'flask-conical': onGrid(flaskConical),
  gift: onGrid(gift),
  globe: onGrid(globe),
  'grid-2x2': onGrid(grid2x2),
  home: onGrid(house),
  info: onGrid(info),
  key: onGrid(key),
  laptop: onGrid(laptop),
  layers: onGrid(layers),
  link: onGrid(link),
  lock: onGrid(lock),
  mail: onGrid(mail),
  megaphone: onGrid(megaphone),
  menu: onGrid(menu),
  'message-circle': onGrid(messageCircle),
  minus: onGrid(minus),
  monitor: onGrid(monitor),
  network: onGrid(network),
  play: onGrid(play),
  plus: onGrid(plus),
  'qr-code': onGrid(qrCode),
  'refresh-cw': onGrid(refreshCw),
  rss: onGrid(rss),
  search: onGrid(search),
  'share-2': onGrid(share2),
  shield: onGrid(shield),
  'shopping-cart': onGrid(shoppingCart),
  smartphone: onGrid(smartphone),
  tag: onGrid(tag),
  terminal: onGrid(terminal),
  'triangle-alert': onGrid(triangleAlert),
  users: onGrid(users),
  'wifi-off': onGrid(wifiOff),
  workflow: onGrid(workflow),
  x: onGrid(x),
} as const satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof icons;
