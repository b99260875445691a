import { VERIFICATION_HOURS } from '../../src/domain/request/loan-request';
import type { SeedDocument } from './requests';

/** The tracker of a request's life; each request has at most one question. */
interface Life {
  readonly decision?: { readonly motivo?: string };
  readonly preguntas?: Readonly<Record<number, { readonly necesita: string }>>;
  readonly banco?: object;
  readonly decisiones?: Readonly<Record<number, object>>;
}

/**
 * The tracker of each of these requests and the document that connects its code: two documents for
 * each.
 */
export function* trackers(requests: Iterable<SeedDocument>): Generator<SeedDocument> {
  for (const { data } of requests) {
    const { decision, preguntas, decisiones, banco } = data as Life;
    const anterior = decisiones && Object.values(decisiones).at(-1);
    const { id, codigo, juego, estadoCredito, registro, actualizado } = data;
    yield {
      path: `seguimiento/${codigo}`,
      data: {
        juego,
        estado: estadoCredito,
        enviada: registro,
        plazo: VERIFICATION_HOURS,
        actualizada: actualizado,
        motivo: decision?.motivo ?? null,
        necesita: estadoCredito === 'informacion' ? (preguntas?.[1]?.necesita ?? null) : null,
        ...(anterior && { anterior }),
        ...(banco && { banco }),
      },
    };
    yield { path: `codigos/${codigo}`, data: { id } };
  }
}
