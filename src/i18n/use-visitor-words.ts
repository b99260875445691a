import { useTranslation } from 'react-i18next';
import type { RefusalOf } from '../domain/acts/described';
import type { VisitorSaid } from '../domain/acts/visitor/visitor-acts';
import type { failures } from './es/failures';
import { refusals } from './es/visitor-refusals';
import { usePageCopy } from './use-language';

type State<Why extends string> =
  | { readonly kind: 'idle' | 'working' | 'done' }
  | { readonly kind: 'refused'; readonly why: Why }
  | { readonly kind: 'failed' | 'unclear'; readonly code: Exclude<keyof typeof failures, Other> };

type Other = 'toCorrect_one' | 'toCorrect_other' | 'signOutAndSend' | 'kept';

/** Why what a visitor said changed nothing, as far as the page knows; undefined unless it ended so. */
export function useVisitorWords(): <Name extends keyof VisitorSaid>(said: {
  readonly name: Name;
  readonly state: State<RefusalOf<VisitorSaid, Name>>;
}) => string | undefined {
  usePageCopy({ refusals });
  const { t, i18n } = useTranslation();
  return ({ name, state }) => {
    if ('code' in state && state.code !== 'denied') return t(`failures:${state.code}`);
    if (!('why' in state || 'code' in state)) return undefined;
    const why = 'why' in state ? state.why : state.code;
    const own = `refusals:ofAct.${name}.${why}`;
    return t((i18n.exists(own) ? own : `refusals:${why}`) as 'refusals:conflict');
  };
}
