// Acts that few visitors need, after a request was sent: one file, loaded with the first call.
export {
  addProof,
  answerQuestion,
  correctEmail,
  withdrawPromotions,
  withdrawRequest,
} from './acts';
export { confirmPetition, findPetition, makePetition } from './petitions';
