import type { ComponentType, ReactNode, RefObject } from 'react';
import type { BackendErrorCode } from '../../data/errors';

/**
 * Parts of other features on this page. The router passes them in, since features never import each
 * other.
 */
export interface SharedParts {
  /** Asks for a code and goes to what it shows; `onSame`: it is the one in the address. */
  readonly CodeForm: ComponentType<{ readonly typed?: string; readonly onSame?: () => void }>;
  /** Why something could not be read, and a retry. */
  readonly Failure: ComponentType<{
    readonly code: BackendErrorCode;
    readonly onRetry: () => void;
  }>;
  /** Heading and explanation of a page, which print with the bank's name. */
  readonly Frame: ComponentType<{
    readonly heading: RefObject<HTMLHeadingElement | null>;
    readonly title: string;
    readonly text: string;
    readonly children: ReactNode;
  }>;
  /** Whether a code is that of this browser's own request, as far as it is kept. */
  readonly isOwnCode: (code: string) => boolean;
  /** Clears what this browser keeps of its visitor. */
  readonly clear: () => void;
}
