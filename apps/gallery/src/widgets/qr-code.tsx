import { QrCode } from "@evolve/widgets/qr-code";
import { useSample } from "../sample/use-sample.ts";

/** For what a phone should read, such as the secret of an authenticator app. Give the text beside it as well. */
export const Filled = () => {
  const { title } = useSample();
  return (
    <QrCode label={title} text="otpauth://totp/Evolve:avery.lind@acme.test?secret=JBSWY3DPEHPK3PXP&issuer=Evolve" />
  );
};
