export default function SignUpThanksPage() {
  return <h1>SignUpThanksPage</h1>;
}
