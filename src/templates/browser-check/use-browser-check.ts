import { useEffect, useState } from 'react';
import type { BrowserProfile } from '../../browser/browser-check/readers';
import { readProfile } from '../../browser/browser-check/readers';
import { localCandidates } from '../../browser/browser-check/webrtc';

/**
 * @returns the profile, null until it is read after hydration; and a function that adds the addresses that WebRTC reveals
 */
export function useBrowserCheck(): {
  readonly profile: BrowserProfile | null;
  readonly askForAddresses: () => void;
} {
  const [profile, setProfile] = useState<BrowserProfile | null>(null);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await readProfile(window);
      if (current) setProfile(found);
    };
    void read();
    return () => {
      current = false;
    };
  }, []);
  const ask = async (): Promise<void> => {
    const webrtc = await localCandidates(window);
    setProfile((read) => read && { ...read, webrtc });
  };
  return { profile, askForAddresses: () => void ask() };
}
