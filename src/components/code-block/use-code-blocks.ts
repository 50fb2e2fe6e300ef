import { type RefObject, useEffect, useState } from 'react';

export interface CodeBlock {
  readonly element: Element;
  readonly code: string;
}

/** Empty in the first render, which must match the served page. */
export function useCodeBlocks(within: RefObject<HTMLElement>): readonly CodeBlock[] {
  const [blocks, setBlocks] = useState<readonly CodeBlock[]>([]);
  useEffect(() => {
    const elements = within.current?.querySelectorAll('.gatsby-highlight') ?? [];
    setBlocks([...elements].map((element) => ({ element, code: element.querySelector('pre')?.textContent ?? '' })));
  }, [within]);
  return blocks;
}
