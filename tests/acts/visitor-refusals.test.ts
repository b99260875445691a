import type { VisitorActs } from '../../src/domain/acts/visitor/visitor-acts';
import { ASK_AGAIN_MINUTES } from '../../src/domain/request/petition';
import { newCode } from '../../src/domain/request/request-code';
import { addComplaints, otherComplaints } from '../support/acts/complaint-samples';
import { type Cases, testRefusals } from '../support/acts/refusals';
import { change, sayAsVisitor } from '../support/acts/stage';
import { addLink, provenBy, VISITOR_SAMPLES } from '../support/acts/visitor-samples';

const CASES: Cases<VisitorActs> = {
  correctEmail: {
    same: () => {
      const sample = VISITOR_SAMPLES.correctEmail();
      const email = String(sample.documents.get('users/one')?.correo);
      return { ...sample, asked: { ...sample.asked, email } };
    },
  },
  attachProof: {
    account: () => {
      const sample = VISITOR_SAMPLES.attachProof();
      change(sample.documents, 'users/one', { prueba: provenBy({ account: '#OTHER' }) });
      return sample;
    },
    'not-proven': () => {
      const sample = VISITOR_SAMPLES.attachProof();
      sample.documents.delete('pruebas/one_roblox');
      return sample;
    },
  },
  fileComplaint: {
    limit: () => {
      const sample = VISITOR_SAMPLES.fileComplaint();
      addComplaints(sample.documents, otherComplaints(3));
      return sample;
    },
    'no-request': () => {
      const sample = VISITOR_SAMPLES.fileComplaint();
      return { ...sample, asked: { ...sample.asked, code: newCode() } };
    },
  },
  askForLink: {
    'too-soon': () => {
      const sample = VISITOR_SAMPLES.askForLink();
      const { code, kind } = sample.asked;
      addLink(sample.documents, code, kind, ASK_AGAIN_MINUTES - 1);
      return sample;
    },
    'no-request': () => {
      const sample = VISITOR_SAMPLES.askForLink();
      return { ...sample, asked: { ...sample.asked, code: newCode() } };
    },
  },
  unsubscribe: {
    'no-subscription': () => ({ ...VISITOR_SAMPLES.unsubscribe(), asked: { code: newCode() } }),
  },
};

testRefusals(CASES, sayAsVisitor);
