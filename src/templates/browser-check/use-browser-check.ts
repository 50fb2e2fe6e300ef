import { useEffect, useState } from 'react';
import type { BrowserProfile } from '../../browser/browser-check/profile';
import { readProfile } from '../../browser/browser-check/readers';
import { localCandidates } from '../../browser/browser-check/webrtc';

/**
 * Reads the visitor's browser when the page is alive.
 * @returns the profile, null until it is read; and what adds the addresses that WebRTC names
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
