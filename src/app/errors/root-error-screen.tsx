import { Component, type ReactNode } from 'react';
import { paths } from '../../config/paths';
import { type ByLanguage, toLanguage } from '../../domain/language';
import { Button } from '../../ui/button/button';
import { MessagePage } from './message-page';

/** The copy is part of this file, because the copy itself may have failed. */
const WORDS: ByLanguage<Readonly<Record<'text' | 'retry' | 'home', string>>> = {
  es: {
    text: 'Algo falló al mostrar esta página. Lo que escribiste en la calculadora sigue guardado en esta pestaña.',
    retry: 'Intentar de nuevo',
    home: 'Ir al inicio',
  },
  en: {
    text: 'Something failed while showing this page. What you typed in the calculator is still kept in this tab.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
};

interface State {
  /** Wrapped, since anything can be thrown, undefined included. */
  readonly failure: { readonly thrown: unknown } | undefined;
}

/**
 * The error screen for failures outside a page: the shell, the copy, the router. It depends on none
 * of them.
 */
export class RootErrorScreen extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { failure: { thrown } };
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    const { text, retry, home } = WORDS[toLanguage(document.documentElement.lang)];
    return (
      <main>
        <MessagePage alert art="torn-receipt" title="Unexpected Application Error!" text={text}>
          <Button onClick={() => this.setState({ failure: undefined })}>{retry}</Button>
          {/* A full page load, because any part may have failed. */}
          <a className="link" href={paths.home}>
            {home}
          </a>
        </MessagePage>
      </main>
    );
  }
}
