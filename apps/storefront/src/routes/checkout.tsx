import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx";
import { SignInSheet } from "../features/sign-in/sign-in-sheet.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

export function shouldRevalidate() {
  return false;
}

export default function Checkout() {
  const t = useT();
  return (
    <>
      <PageHead title={t("checkout.title")} isPrivate />
      <CheckoutScreen signIn={(sheet) => <SignInSheet {...sheet} />} />
    </>
  );
}
