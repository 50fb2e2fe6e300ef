/** Attributes that React 18 writes as they stand and that its types do not have. */
import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    readonly popover?: 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes<T> {
    readonly popovertarget?: string;
  }
  interface ImgHTMLAttributes<T> {
    readonly fetchpriority?: 'high' | 'low' | 'auto';
  }
}
