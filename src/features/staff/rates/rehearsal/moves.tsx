import { useTranslation } from 'react-i18next';
import { paths } from '../../../../config/paths';
import { formatPlain } from '../../../../domain/money';
import type { Rehearsal, RehearsedRequest } from '../../../../domain/rates/rehearsal';
import { reference } from '../../../../domain/request/loan-request';
import { Link } from '../../../../ui/button/link';
import { plainDifference } from './difference';
import { Moved } from './moved';
import styles from './moves.module.css';

/** The link to a request in the requests tab. */
function addressOf(gameId: string, id: string): string {
  const params = { tab: 'solicitudes', estado: 'todas', juego: gameId, solicitud: id };
  return `${paths.staff}?${new URLSearchParams(params)}`;
}

/** The requests that a draft moves most, up and down. */
export function Moves({
  gameId,
  rehearsal,
}: {
  readonly gameId: string;
  readonly rehearsal: Rehearsal;
}) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.moves}>
      <MoveTable
        gameId={gameId}
        title={t('rehearsal.moves.rises')}
        none={t('rehearsal.moves.noRises')}
        requests={rehearsal.largestRises}
      />
      <MoveTable
        gameId={gameId}
        title={t('rehearsal.moves.falls')}
        none={t('rehearsal.moves.noFalls')}
        requests={rehearsal.largestFalls}
      />
    </div>
  );
}

function MoveTable({
  gameId,
  title,
  none,
  requests,
}: {
  readonly gameId: string;
  readonly title: string;
  readonly none: string;
  readonly requests: readonly RehearsedRequest[];
}) {
  const { t } = useTranslation('staff');
  return (
    <section className={styles.card} aria-label={title}>
      <h3 className="title-m">{title}</h3>
      {requests.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('rehearsal.moves.request')}</th>
              <th scope="col">{t('rates.draft.columns.inForce')}</th>
              <th scope="col">{t('rates.draft.columns.draft')}</th>
              <th scope="col">{t('rates.draft.columns.difference')}</th>
            </tr>
          </thead>
          <tbody className="number">
            {requests.map(({ id, code, before, after }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={addressOf(gameId, id)}>{reference({ id, code })}</Link>
                </th>
                <td>{formatPlain(before)}</td>
                <td className={styles.after}>
                  <span aria-hidden="true">→</span>
                  <b>{formatPlain(after)}</b>
                </td>
                <td>
                  <Moved before={before} after={after}>
                    {plainDifference(before, after)}
                  </Moved>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
