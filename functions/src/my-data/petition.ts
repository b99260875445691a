import {
  type DocumentData,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { ReconsiderationDraft } from '../../../src/domain/request/reconsideration.ts';
import { fromStoredPoint } from '../../../src/records/request/words.ts';
import type { Send } from '../mail/mail.ts';
import type { Wait } from '../mail/send-with-retries.ts';
import { daysAfter } from './days.ts';
import type { Accounts } from './erase.ts';

/** The dependencies of petitions; `now` in milliseconds since the epoch. */
export interface PetitionTools {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly send: Send;
  readonly wait: Wait;
  readonly now: () => number;
}

/** A petition that waits for the bank, `peticiones/{code}_{kind}`. */
export interface Petition {
  readonly id: string;
  readonly code: string;
  /** As stored. */
  readonly kind: 'retiro' | 'reconsideracion' | 'borrado' | 'baja';
  readonly language: Language;
  readonly askedAt: Timestamp;
  /**
   * Proven by the session that sent the request, by the mailed link, or by a subscription's code.
   */
  readonly isProven: boolean;
  /** What a proven petition to reconsider says. */
  readonly draft: ReconsiderationDraft;
}

/** A stored petition that waits for the bank; undefined if it waits for its link or has ended. */
export function readPetition(id: string, data: DocumentData): Petition | undefined {
  if (!['pedida', 'confirmada'].includes(data.estado)) return undefined;
  const [code = ''] = id.split('_');
  return {
    id,
    code,
    kind: data.tipo,
    language: data.idioma,
    askedAt: data.fecha,
    draft: { point: fromStoredPoint(data.sobre), words: data.texto },
    isProven: data.estado === 'confirmada' || data.sesion === true || data.tipo === 'baja',
  };
}

/** When a petition is deleted. */
export function petitionExpiry({ askedAt }: Petition): Timestamp {
  return daysAfter(askedAt.toMillis(), retentionDays.mails);
}

/** Ends a petition. `hecha`: carried out; `cerrada`: there was nothing left to do. */
export type EndPetition = (transaction: Transaction, state: 'hecha' | 'cerrada') => void;

/** The write that ends this petition and keeps only its kind, state and times. */
export function endingOf({ db, now }: PetitionTools, petition: Petition): EndPetition {
  return (transaction, estado) => {
    transaction.set(db.doc(`peticiones/${petition.id}`), {
      tipo: petition.kind,
      fecha: petition.askedAt,
      estado,
      hecha: Timestamp.fromMillis(now()),
      expira: petitionExpiry(petition),
    });
  };
}
