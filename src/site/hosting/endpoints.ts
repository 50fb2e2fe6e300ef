/** The addresses that the site calls (specification 7), all on its own origin, which forwards them (docs/browser.md). */
export const endpoints = {
  baseInfo: '/api/home/base-info',
  authorizedLogin: '/api/sys/user/passport/authorized-login',
  visitorIp: '/api/sys/config/ip/get-visitor-ip',
  setReferral: '/api/sys/config/ref/set',
  recordSource: '/api/sys/user/passport/record-source',
  recordData: '/api/client/record-data/log',
  chatConfiguration: '/api/sys/config/register-chat/get-chat-type-config',
  chatChoice: '/client-api/third/chat/choose',
  latestVersion: '/client-api/client/sys-client-version/get-latest-version',
  statistics: '/statistics',
  /** For the product's own domains; encrypted. */
  beacon: '/api/sys/config/beacon',
  /** For every other origin; encrypted. */
  beaconTest: '/api/sys/config/beacon-test',
  latestBuild: '/builds/latest.json',
} as const;
