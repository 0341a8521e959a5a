import { useEffect } from "react";
import { BookingScreen } from "../features/booking/booking-screen.tsx";
import type { BookingScreenProps } from "../features/booking/booking-screen.tsx";
import { changeBookingDraft } from "../features/booking/draft.ts";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { lazySheet } from "../platform/lazy-sheet.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

const SignInSheet = lazySheet(() =>
  import("../features/sign-in/sign-in-sheet.tsx").then((module) => module.SignInSheet),
);

export const loader = createFeatureLoader("booking");

/**
 * Skips the server loader during client navigation, because the store has no links to this page if the brand's feature
 * is off.
 */
export function clientLoader() {
  return null;
}

export function shouldRevalidate() {
  return false;
}

const renderSignIn: BookingScreenProps["signIn"] = (sheet) => <SignInSheet {...sheet} />;

/** Renders the form to reserve a table for a date and time [RT-2, OR-11]. `?branch=` preselects a branch. */
export default function Booking() {
  const t = useT();
  useEffect(() => {
    const branchId = new URLSearchParams(location.search).get("branch");
    if (branchId) changeBookingDraft({ branchId });
  }, []);
  return (
    <>
      <PageHead title={t("booking.title")} description={t("booking.description")} />
      <BookingScreen signIn={renderSignIn} />
    </>
  );
}
