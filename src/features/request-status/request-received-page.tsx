export default function RequestReceivedPage() {
  return <h1>RequestReceivedPage</h1>;
}
