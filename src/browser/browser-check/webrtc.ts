/** Without servers, browsers are done in far less. */
const longestMs = 2_000;

/** The fifth field of a candidate (RFC 8839). */
const addressIn = (candidate: string): string | undefined => candidate.split(' ')[4];

/** The local addresses that WebRTC reveals, without a request to any server. Empty where the browser forbids WebRTC. */
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
    // Forbidden by a browser policy.
  } finally {
    connection.close();
  }
  return [...found];
}
