import { type RefObject, useEffect, useState } from 'react';

/** A block of code: the element around it, and its text. */
export interface CodeBlock {
  readonly element: Element;
  readonly code: string;
}

/** The blocks of code within an element; none in the first render, which must agree with the served page. */
export function useCodeBlocks(within: RefObject<HTMLElement>): readonly CodeBlock[] {
  const [blocks, setBlocks] = useState<readonly CodeBlock[]>([]);
  useEffect(() => {
    const elements = within.current?.querySelectorAll('.gatsby-highlight') ?? [];
    setBlocks([...elements].map((element) => ({ element, code: element.querySelector('pre')?.textContent ?? '' })));
  }, [within]);
  return blocks;
}
