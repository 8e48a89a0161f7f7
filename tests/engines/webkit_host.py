"""A small browser around WebKitGTK that obeys Node (webkit.ts), one line of JSON at a time.

Commands come in on stdin and answers go out on descriptor 3, because stdout and stderr belong to
the pages: WebKit writes their consoles there.
"""

import json
import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

# Safari has these. WebKitGTK has them too, and leaves them off; "FileSystem" stays off, because its
# files cannot be opened here ("Backend does not support this operation").
FEATURES = ("StorageAPI", "StorageAPIEstimate")
A4 = Gtk.PaperSize.new(Gtk.PAPER_NAME_A4)

options = json.loads(sys.argv[1])
answers = os.fdopen(3, "w")


def answer(id, value=None, error=None):
    answers.write(json.dumps({"id": id, "value": value, "error": error}) + "\n")
    answers.flush()


def make_context():
    profile = options["profile"]
    manager = WebKit2.WebsiteDataManager(
        is_ephemeral=options["isPrivate"],
        base_data_directory=os.path.join(profile, "data"),
        base_cache_directory=os.path.join(profile, "cache"),
    )
    context = WebKit2.WebContext(website_data_manager=manager)
    context.connect("download-started", lambda _, item: item.connect("decide-destination", save))
    return context


def save(download, name):
    path = os.path.join(options["downloads"], os.path.basename(name))
    download.set_destination(GLib.filename_to_uri(path))
    return True


class Tab:
    """A window with one page. The tabs of a host share its profile, as those of a browser do."""

    def __init__(self, context):
        self.loading = None
        self.file = None
        self.view = WebKit2.WebView(web_context=context)
        self.view.connect("load-changed", self.loaded)
        self.view.connect("load-failed", self.failed)
        self.view.connect("run-file-chooser", self.choose)
        settings = self.view.get_settings()
        settings.set_enable_write_console_messages_to_stdout(True)
        features = WebKit2.Settings.get_all_features()
        for feature in map(features.get, range(features.get_length())):
            if feature.get_identifier() in FEATURES:
                settings.set_feature_enabled(feature, True)
        # No window manager is needed to place a popup or to give it its size.
        self.window = Gtk.Window(type=Gtk.WindowType.POPUP)
        self.window.resize(options["width"], options["height"])
        self.window.add(self.view)
        self.window.show_all()

    def loaded(self, _view, event):
        if event == WebKit2.LoadEvent.FINISHED and self.loading is not None:
            answer(self.loading)
            self.loading = None

    def failed(self, _view, _event, address, error):
        if self.loading is not None:
            answer(self.loading, error=f"{address}: {error.message}")
            self.loading = None
        return True

    def choose(self, _view, request):
        request.select_files([self.file])
        return True

    def goto(self, id, address):
        self.loading = id
        self.view.load_uri(address)

    def evaluate(self, id, source):
        def done(view, result):
            try:
                text = view.call_async_javascript_function_finish(result).to_string()
                answer(id, value=json.loads(text))
            except GLib.Error as error:
                answer(id, error=error.message)

        body = f"return JSON.stringify((await ({source})) ?? null)"
        self.view.call_async_javascript_function(body, -1, None, None, None, None, done)

    def send(self, event, device):
        event.any.window = self.view.get_window()
        event.set_device(device)
        Gtk.main_do_event(event)

    def click(self, id, x, y):
        pointer = Gdk.Display.get_default().get_default_seat().get_pointer()
        for kind in (Gdk.EventType.BUTTON_PRESS, Gdk.EventType.BUTTON_RELEASE):
            event = Gdk.Event.new(kind)
            event.button.button = 1
            event.button.x = x
            event.button.y = y
            self.send(event, pointer)
        answer(id)

    def pickFile(self, id, x, y, path):
        self.file = path
        self.click(id, x, y)

    def type(self, id, text):
        keyboard = Gdk.Display.get_default().get_default_seat().get_keyboard()
        for character in text:
            for kind in (Gdk.EventType.KEY_PRESS, Gdk.EventType.KEY_RELEASE):
                event = Gdk.Event.new(kind)
                event.key.keyval = Gdk.unicode_to_keyval(ord(character))
                self.send(event, keyboard)
        answer(id)

    def picture(self, id, path):
        def done(view, result):
            view.get_snapshot_finish(result).write_to_png(path)
            answer(id)

        none = WebKit2.SnapshotOptions.NONE
        self.view.get_snapshot(WebKit2.SnapshotRegion.VISIBLE, none, None, done)

    def print(self, id, path):
        settings = Gtk.PrintSettings()
        settings.set_printer("Print to File")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(path))
        page = Gtk.PageSetup()
        page.set_paper_size_and_default_margins(A4)
        work = WebKit2.PrintOperation(web_view=self.view, print_settings=settings, page_setup=page)
        # Named, or Python lets go of it before it has printed.
        self.printing = work
        work.connect("finished", lambda _: answer(id))
        work.connect("failed", lambda _, error: answer(id, error=error.message))
        work.print_()

    def close(self, id):
        self.window.destroy()
        answer(id)


context = make_context()
tabs = []


def obey(stream, _condition):
    line = stream.readline()
    if line == "":
        Gtk.main_quit()
        return False
    command = json.loads(line)
    id, do = command["id"], command["do"]
    if do == "newTab":
        tabs.append(Tab(context))
        answer(id, value=len(tabs) - 1)
    else:
        getattr(tabs[command["tab"]], do)(id, *command["words"])
    return True


Gtk.Settings.get_default().set_property(
    "gtk-application-prefer-dark-theme", options["scheme"] == "dark"
)
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, obey)
Gtk.main()
