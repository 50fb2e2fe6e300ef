/**
 * The addresses that WebRTC names to a page (issue 17). Without a STUN server it asks nobody, so these are the local ones only.
 */

/** Longest wait in ms: without servers, browsers are done in far less. */
const longestMs = 2_000;

/** The address in a candidate: the fifth of its fields (RFC 8839). */
const addressIn = (candidate: string): string | undefined => candidate.split(' ')[4];

/** The local addresses, each once; none where the browser forbids WebRTC. */
export async function localCandidates(
  window: Pick<Window & typeof globalThis, 'RTCPeerConnection'>,
): Promise<string[]> {
  if (typeof window.RTCPeerConnection !== 'function') return [];
  const connection = new window.RTCPeerConnection({ iceServers: [] });
  const found = new Set<string>();
  try {
    const done = new Promise<void>((resolve) => {
      setTimeout(resolve, longestMs);
      connection.addEventListener('icecandidate', ({ candidate }) => {
        const address = candidate && addressIn(candidate.candidate);
        if (address) found.add(address);
        else if (!candidate) resolve();
      });
    });
    connection.createDataChannel('');
    await connection.setLocalDescription(await connection.createOffer());
    await done;
  } catch {
    // A policy of the browser forbids it: there is nothing to name.
  } finally {
    connection.close();
  }
  return [...found];
}
