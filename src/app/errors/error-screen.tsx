import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/button/button';
import { focusIfLost } from '../../ui/feedback/focus-if-lost';
import { MAIN, MainContent } from '../../ui/page/main-content';
import { MessagePage } from './message-page';
import { missingFile } from './missing-file';

interface Props {
  /** The page shown; the error is cleared when it changes. */
  readonly page: string;
  /** Whether the page brings its own place for its content, which has then failed too. */
  readonly bringsMain: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  /** Wrapped, since anything can be thrown, undefined included. */
  readonly failure: { readonly thrown: unknown } | undefined;
}

/** Shows the specified error screen when rendering fails, with a way home and a retry. */
export class ErrorScreen extends Component<Props, State> {
  override state: State = { page: this.props.page, failure: undefined };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { failure: { thrown } };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, failure: undefined };
  }

  /** The control that was pressed is gone. */
  override componentDidUpdate(_: Props, { failure }: State) {
    if (this.state.failure && !failure) focusIfLost(document.getElementById(MAIN));
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const reason = missingFile(failure.thrown);
    const message = reason ? (
      <MissingFile reason={reason} />
    ) : (
      <Unexpected onRetry={() => this.setState({ failure: undefined })} />
    );
    return this.props.bringsMain ? <MainContent>{message}</MainContent> : message;
  }
}

function Unexpected({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      alert
      art="torn-receipt"
      title={t('errors:unexpected.title')}
      text={t('errors:unexpected.text')}
    >
      <Button onClick={onRetry}>{t('errors:retry')}</Button>
      {/* A full page load: any part may have failed, even the router. */}
      <a className="link" href={paths.home}>
        {t('shell:home')}
      </a>
    </MessagePage>
  );
}

/** Reloading helps, once a blocker is off where one stopped the file. */
function MissingFile({ reason }: { readonly reason: 'newRelease' | 'noConnection' | 'blocked' }) {
  const { t } = useTranslation();
  // Without the hash: a link to a hash of the same page only scrolls.
  const { pathname, search } = window.location;
  return (
    <MessagePage
      alert
      art={reason === 'newRelease' ? 'all-done' : 'no-signal'}
      title={t(`errors:${reason}.title`)}
      text={t(`errors:${reason}.text`)}
    >
      <ButtonLink href={`${pathname}${search}`}>{t('errors:newRelease.reload')}</ButtonLink>
    </MessagePage>
  );
}
