import { PasskeyOffer, type PasskeyOfferProps } from "../second-step/passkey-offer.tsx";
import { SignUpOffer } from "../sign-up/sign-up-offer.tsx";
import { SsoOffer } from "../sso/sso-offer.tsx";
import { useApp } from "../../app-context.ts";

interface OffersProps extends PasskeyOfferProps {
  /** Of a host whose organization has an identity provider. */
  readonly tenantId: string | null;
}

/** The other ways in, under the first step. */
export const Offers = ({ tenantId, onProof }: OffersProps) => (
  <>
    <PasskeyOffer onProof={onProof} />
    {tenantId !== null && <SsoOffer tenantId={tenantId} />}
    {useApp().boot.allowsSignUp && <SignUpOffer />}
  </>
);
