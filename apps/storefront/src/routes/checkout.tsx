import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { lazySheet } from "../platform/lazy-sheet.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

const SignInSheet = lazySheet(() =>
  import("../features/sign-in/sign-in-sheet.tsx").then((module) => module.SignInSheet),
);

export function shouldRevalidate() {
  return false;
}

export default function Checkout() {
  const t = useT();
  return (
    <>
      <PageHead title={t("checkout.title")} isPrivate />
      <CheckoutScreen signIn={(sheet) => <SignInSheet {...sheet} isContactAsked />} />
    </>
  );
}
