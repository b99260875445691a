export default function StaffSignInPage() {
  return <h1>StaffSignInPage</h1>;
}
