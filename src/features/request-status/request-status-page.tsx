export default function RequestStatusPage() {
  return <h1>RequestStatusPage</h1>;
}
