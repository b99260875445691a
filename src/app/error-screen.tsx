import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths';
import { Button, ButtonLink } from '../ui/button';

interface Props {
  readonly children: ReactNode;
}

/** What dynamic imports of all browsers say when a file of an older release is gone. */
const MISSING_CHUNK = /dynamically imported module|Importing a module script failed|preload CSS/i;

/** Shows the specified error screen when rendering fails, with a way home and a retry. */
export class ErrorScreen extends Component<Props, { readonly failure: unknown }> {
  override state = { failure: undefined as unknown };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return failure instanceof Error && MISSING_CHUNK.test(failure.message) ? (
      <NewRelease />
    ) : (
      <Unexpected onRetry={() => this.setState({ failure: undefined })} />
    );
  }
}

function Unexpected({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <section className="wrap message-page" role="alert">
      <h1 className="display">{t('errors.unexpected.title')}</h1>
      <p className="lead">{t('errors.unexpected.text')}</p>
      <div className="actions">
        <Button onClick={onRetry}>{t('errors.unexpected.retry')}</Button>
        <a className="link" href={paths.home}>
          {t('errors.unexpected.home')}
        </a>
      </div>
    </section>
  );
}

function NewRelease() {
  const { t } = useTranslation();
  return (
    <section className="wrap message-page" role="alert">
      <h1 className="display">{t('errors.newRelease.title')}</h1>
      <p className="lead">{t('errors.newRelease.text')}</p>
      <ButtonLink href={window.location.href}>{t('errors.newRelease.reload')}</ButtonLink>
    </section>
  );
}
