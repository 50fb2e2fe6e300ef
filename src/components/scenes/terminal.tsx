import * as styles from './api.module.css';

const session = `$ curl -X POST http://127.0.0.1:35600/v1/profiles/shop-de/start \\
       -H "Authorization: Bearer $FACET_KEY"

{ "code": 0,
  "data": { "ws": "ws://127.0.0.1:52114/devtools/browser/6f1c…",
            "debugPort": 52114 } }`;

/** One request to the local API, as it stands in a terminal. */
export function TerminalScene() {
  return (
    <figure className={styles.panel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>{session}</code>
      </pre>
    </figure>
  );
}
