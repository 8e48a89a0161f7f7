import { IonPage, useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { QUICK_SHEET } from '../../rules/options';
import { SheetView } from './SheetView';
import './sheet.css';
import './print.css';

export default function SheetPage() {
  const { entry } = useParams();
  const [shown, setShown] = useState(true);
  useIonViewDidEnter(() => setShown(true));
  useIonViewWillLeave(() => setShown(false));
  return (
    <IonPage className="sheet-page">
      <SheetView
        phase={null}
        options={QUICK_SHEET}
        unit={null}
        onChoose={null}
        goTo={entry ?? null}
        shown={shown}
      />
    </IonPage>
  );
}
