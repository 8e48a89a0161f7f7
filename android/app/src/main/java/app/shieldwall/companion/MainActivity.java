package app.shieldwall.companion;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
