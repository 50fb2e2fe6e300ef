import { useEffect, useState } from 'react';
import { detectSystem } from '../../services/downloads';
import type { System } from '../../site/installers';

/** The system of the visitor's computer; null in the first render, and where there is no client for it. */
export function useOwnSystem(): System | null {
  const [system, setSystem] = useState<System | null>(null);
  useEffect(() => {
    let current = true;
    void detectSystem(navigator).then((detected) => {
      if (current) setSystem(detected);
    });
    return () => {
      current = false;
    };
  }, []);
  return system;
}
