import { useEffect, useState } from 'react';

/** Whether the application runs. The first render is the document's, which has no room for everything. */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}
