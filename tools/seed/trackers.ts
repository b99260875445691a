import { VERIFICATION_HOURS } from '../../src/domain/request/loan-request';
import type { SeedDocument } from './requests';

/** What the code of each of these requests shows, and whose it is: two documents for each. */
export function* trackers(requests: Iterable<SeedDocument>): Generator<SeedDocument> {
  for (const { data } of requests) {
    const { id, codigo, juego, estadoCredito, registro, actualizado } = data;
    yield {
      path: `seguimiento/${codigo}`,
      data: {
        juego,
        estado: estadoCredito,
        enviada: registro,
        plazo: VERIFICATION_HOURS,
        actualizada: actualizado,
        motivo: null,
        necesita: null,
      },
    };
    yield { path: `codigos/${codigo}`, data: { id } };
  }
}
