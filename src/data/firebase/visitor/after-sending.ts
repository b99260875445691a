// What few visitors do, and only after a request was sent: one file, which comes with the first call.
export { answerQuestion, correctEmail, withdrawPromotions, withdrawRequest } from './acts';
export { confirmPetition, findPetition, makePetition } from './petitions';
export { addProof } from './proofs';
