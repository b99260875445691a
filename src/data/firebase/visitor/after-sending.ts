// Acts that few visitors need, after a request was sent: one file, loaded with the first call.
export {
  addProof,
  answerQuestion,
  correctEmail,
  eraseOwnData,
  reconsiderRequest,
  withdrawPromotions,
  withdrawRequest,
} from './acts';
export { askForLink, confirmLink, unsubscribe } from './links';
